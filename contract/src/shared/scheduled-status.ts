/** What became of a scheduled payment, in the words of its list, and the states of its money that are called so. */
export const SCHEDULED_STATUSES = {
  scheduled: ['scheduled'],
  processing: ['reserved', 'sent'],
  paid: ['settled'],
  refused: ['refused', 'returned'],
  cancelled: ['cancelled'],
} as const;
export type ScheduledStatus = keyof typeof SCHEDULED_STATUSES;
export const SCHEDULED_STATUS_NAMES = Object.keys(SCHEDULED_STATUSES) as ScheduledStatus[];

type State = (typeof SCHEDULED_STATUSES)[ScheduledStatus][number];

/** The status that a state is called. */
export const scheduledStatusOf = (state: State): ScheduledStatus =>
  SCHEDULED_STATUS_NAMES.find((name) => (SCHEDULED_STATUSES[name] as readonly State[]).includes(state))!;
