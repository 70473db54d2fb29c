import { deskPaths } from '#contract/desk/paths.ts';
import { overviewSchema, todoSchema } from '#contract/desk/todo.ts';
import { failures, json } from '#server/desk/describe-parts.ts';

export const describeTodo = {
  [deskPaths.todo]: {
    get: {
      operationId: 'listTasks',
      summary: 'What is to be done, and the matches of the week',
      responses: { 200: json('The findings of `delta check` and what the next matches need', todoSchema), ...failures },
    },
  },
  [deskPaths.overview]: {
    get: {
      operationId: 'getOverview',
      summary: 'How much is to be done, and the live matches',
      responses: { 200: json('Counts that are at most 15 seconds old', overviewSchema), ...failures },
    },
  },
};
