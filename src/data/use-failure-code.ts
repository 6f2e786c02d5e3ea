import { useSyncExternalStore } from 'react';
import { failureCode } from '../providers/failure-code';

/** What support finds the last failed request by; undefined where the server failed at nothing. */
export const useFailureCode = () => useSyncExternalStore(failureCode.subscribe, failureCode.get);
