import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStable } from '../../../data/use-stable';
import type { Modality } from '../../../kits/modality/features';
import { useDraft } from '../../../ui/form/use-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import type { Occupation } from '../parts/business-choice';
import { useCompany, type Company } from './use-company';

interface Typed {
  current: number;
  modality?: Modality;
  upgrading: boolean;
  choice?: Occupation;
  company: Company;
}

/** The choices and data of an account being opened: restored after a reload, with a warning before leaving. Never the password. */
export function useOpening(isOver: boolean) {
  const { search } = useLocation();
  const [current, setCurrent] = useState(0);
  const [modality, setModality] = useState<Modality>();
  const [upgrading, setUpgrading] = useState(false);
  const [choice, setChoice] = useState<Occupation>();
  const company = useCompany();
  const getFieldsValue = useStable((): Typed => ({
    current,
    upgrading,
    company: company.typed,
    ...(modality && { modality }),
    ...(choice && { choice }),
  }));
  const setFieldsValue = useStable((typed: Typed) => {
    setCurrent(typed.current);
    setModality(typed.modality);
    setUpgrading(typed.upgrading);
    setChoice(typed.choice);
    company.setTyped(typed.company);
  });
  const [held] = useState(() => ({ getFieldsValue, setFieldsValue }));
  const isBegun = modality !== undefined && !isOver;
  const draft = useDraft(held, isBegun, search);
  const guard = useLeaveGuard(isBegun);
  const end = () => {
    guard.allow();
    draft.drop();
  };
  return {
    current,
    setCurrent,
    modality,
    upgrading,
    choose: (next: Modality | undefined, up = false) => {
      setModality(next);
      setUpgrading(up);
    },
    choice,
    setChoice,
    company,
    /** Drops the draft, and lets the person leave without a warning. */
    end,
  };
}
