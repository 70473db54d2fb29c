import { isRouteErrorResponse, type ErrorResponse } from 'react-router';

/** As React Router itself reports a missing page; written out, because the browser gets it back from the state. */
export const notFoundError = {
  status: 404,
  statusText: 'Not Found',
  data: null,
  internal: false,
} satisfies ErrorResponse & {
  internal: boolean;
};

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
