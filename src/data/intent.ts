import { isApiError } from '../providers/api-error';

const REFUSALS = new Set([400, 404, 409, 422]);

/** It was looked at, and nothing of it done. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && REFUSALS.has(error.status) && error.code !== 'account-mismatch';

/**
 * Nobody knows whether it was done: no answer came, or one that is not the BFF's. What was not let in, or not sent at
 * all, says nothing of what was sent before.
 */
export const isUnsure = (error: unknown): boolean =>
  !isApiError(error) || (error.code !== 'offline' && !(error.status >= 400 && error.status < 500));
