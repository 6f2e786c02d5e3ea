import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, Instant, Nullable, OneOf } from './core/shapes';

export const TASK_STATUS = ['waiting', 'running', 'done', 'failed'] as const;

/** Work that goes on after its call answered: an export, an import, a batch. Only who started it sees it; live topic 'tasks'. */
export const Task = Type.Object({
  id: Id,
  kind: Type.String({ description: "what it does, as 'charges-export'" }),
  status: OneOf(TASK_STATUS),
  done: Type.Integer({ description: 'rows done so far, the refused ones too' }),
  refused: Type.Integer({ description: 'rows that could not be done' }),
  total: Type.Integer(),
  error: Nullable(Type.String({ description: 'pt-BR, where it failed as a whole' })),
  file: Nullable(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  created_at: Instant,
});
export type Task = Static<typeof Task>;

/** The answer of a call that starts a task. */
export const TaskStarted = Type.Object({ task: Id });

export const topics = defineTopics({ tasks: 'session' });

export const calls = defineCalls({
  'GET /tasks/{id}': {
    summary: 'How far a task is',
    permission: 'session',
    silent404: true,
    params: idParams,
    answer: Task,
  },
  'GET /tasks/{id}/file': {
    summary: 'The file a task made; kept for a day',
    permission: 'session',
    params: idParams,
    file: 'application/octet-stream',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
