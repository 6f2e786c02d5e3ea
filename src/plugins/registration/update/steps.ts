import { lazy, type ComponentType } from 'react';
import type { RegistrationStep } from '@balcao/contract/registration';
import type { StepProps } from './step-form';

/** The component of each step; its code is loaded when the step is shown. */
export const STEPS: Record<RegistrationStep, ComponentType<StepProps>> = {
  personal: lazy(() => import('./personal-step')),
  contact: lazy(() => import('./contact-step')),
  address: lazy(() => import('./address-step')),
  additional: lazy(() => import('./additional-step')),
  financial: lazy(() => import('./financial-step')),
  corporation: lazy(() => import('./corporation-step')),
  documents: lazy(() => import('./documents-step')),
};
