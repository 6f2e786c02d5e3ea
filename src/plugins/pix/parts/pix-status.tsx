import { useTranslation } from 'react-i18next';
import type { PixComplaint, PixRecurrence, PixSchedule, PixStatus } from '@balcao/contract/pix';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<PixStatus, Tone> = {
  scheduled: 'wait',
  processing: 'wait',
  done: 'good',
  refused: 'bad',
  returned: 'warn',
  cancelled: 'off',
  received: 'good',
  'part-refunded': 'warn',
  refunded: 'off',
};

/** The status of a Pix. */
export function PixStatusTag({ status }: { status: PixStatus }) {
  const { t } = useTranslation('pix');
  return <StatusTag tone={TONES[status]}>{t(`status.${status}`)}</StatusTag>;
}

const SCHEDULE_TONES: Record<PixSchedule['status'], Tone> = {
  scheduled: 'wait',
  retry: 'warn',
  processing: 'wait',
  done: 'good',
  refused: 'bad',
  cancelled: 'off',
};

export function ScheduleTag({ status }: { status: PixSchedule['status'] }) {
  const { t } = useTranslation('pix');
  return <StatusTag tone={SCHEDULE_TONES[status]}>{t(`schedule.${status}`)}</StatusTag>;
}

const RECURRENCE_TONES: Record<PixRecurrence['status'], Tone> = { active: 'good', finished: 'off', cancelled: 'off' };

export function RecurrenceTag({ status }: { status: PixRecurrence['status'] }) {
  const { t } = useTranslation('pix');
  return <StatusTag tone={RECURRENCE_TONES[status]}>{t(`recurrenceStatus.${status}`)}</StatusTag>;
}

const COMPLAINT_TONES: Record<PixComplaint['state'], Tone> = {
  open: 'wait',
  analysis: 'wait',
  accepted: 'good',
  returned: 'good',
  rejected: 'bad',
  cancelled: 'off',
};

export function ComplaintTag({ state }: { state: PixComplaint['state'] }) {
  const { t } = useTranslation('pix');
  return <StatusTag tone={COMPLAINT_TONES[state]}>{t(`complaint.${state}`)}</StatusTag>;
}
