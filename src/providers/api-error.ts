import type { ErrorAnswer } from '@balcao/contract/core/shapes';

/** A call that did not succeed. `statusCode` and `errors` are what Refine's forms read. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly statusCode: number;
  /** The code of the BFF's problem; 'offline' where nothing was sent, 'network' where no answer came. */
  readonly code: string;
  readonly type: string | undefined;
  readonly silent: boolean;
  /** Message by field name. */
  readonly errors: Record<string, string> | undefined;
  readonly body: unknown;
  /** The shell has shown the error already: nobody else shows a toast. */
  handled = false;

  constructor(status: number, message: string, body?: Partial<ErrorAnswer>) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.statusCode = status;
    this.code = body?.code ?? (status === 0 ? 'network' : String(status));
    this.type = body?.type;
    this.silent = body?.silent === true;
    this.errors = body?.errors?.length ? Object.fromEntries(body.errors.map((e) => [e.field, e.message])) : undefined;
    this.body = body;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
