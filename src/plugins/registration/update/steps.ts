import { lazy, type ComponentType } from 'react';
import type { RegistrationStep } from '@balcao/contract/registration';
import type { StepProps } from './step-form';

/** What each step shows; fetched when it is come to. */
export const STEPS: Record<RegistrationStep, ComponentType<StepProps>> = {
  personal: lazy(() => import('./personal-step')),
  contact: lazy(() => import('./contact-step')),
  address: lazy(() => import('./address-step')),
  additional: lazy(() => import('./additional-step')),
  financial: lazy(() => import('./financial-step')),
  corporation: lazy(() => import('./corporation-step')),
  documents: lazy(() => import('./documents-step')),
};
