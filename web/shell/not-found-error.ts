import { isRouteErrorResponse, type ErrorResponse } from 'react-router';

/** The shape of React Router's own 404, spelled out because the browser restores it from the state. */
export const notFoundError = {
  status: 404,
  statusText: 'Not Found',
  data: null,
  internal: false,
} satisfies ErrorResponse & {
  internal: boolean;
};

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;
