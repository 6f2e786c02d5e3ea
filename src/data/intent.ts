import { isApiError } from '../providers/api-error';

const REFUSALS = new Set([400, 404, 409, 422]);

/** The BFF checked the write and did nothing of it. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && REFUSALS.has(error.status) && error.code !== 'account-mismatch';

/**
 * Nobody knows whether the write was done: no answer came, or one that is not the BFF's. False where the write was refused or never sent:
 * that says nothing of an earlier try of it.
 */
export const isUnsure = (error: unknown): boolean =>
  !isApiError(error) || (error.code !== 'offline' && !(error.status >= 400 && error.status < 500));
