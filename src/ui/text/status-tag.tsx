import './text.css';

/** What a state asks of the user: nothing more, patience, attention, action, or nothing at all. */
export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'off';

/** State as a dot and a word, never by colour alone. */
export const StatusTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`status status-${tone}`}>{children}</span>
);
