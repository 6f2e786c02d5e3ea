import dataProvider, { axiosInstance } from '@refinedev/simple-rest';
import type { ErrorAnswer } from '@balcao/contract/core/shapes';
import { BASE, callHeaders, settleError } from './api';
import { ApiError } from './api-error';
import { i18n } from './i18n';
import { sessionStore } from './session';

axiosInstance.interceptors.request.use((config) => {
  for (const [name, value] of Object.entries(callHeaders())) config.headers.set(name, value);
  config.signal ??= sessionStore.signal();
  return config;
});

interface Failure {
  code?: string;
  response?: { status: number; data?: Partial<ErrorAnswer> };
}

axiosInstance.interceptors.response.use(undefined, (cause: Failure) => {
  const { response, code } = cause;
  if (code === 'ERR_CANCELED') throw new DOMException('left', 'AbortError');
  if (!response) throw new ApiError(0, i18n.t('shell:errors.network'));
  throw settleError(
    new ApiError(response.status, response.data?.error_description ?? i18n.t('shell:errors.generic'), response.data),
    false,
  );
});

/** Refine's own REST provider over our headers and our errors. */
export const rest = dataProvider(BASE, axiosInstance);
