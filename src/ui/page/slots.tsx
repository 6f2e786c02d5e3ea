import { createContext, Suspense, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';

export interface FilledSlot {
  /** Unique among all parts. */
  id: string;
  /** As its manifest calls it. */
  name: string;
  /** What it is called where the place lists its parts; '' where it has no name. */
  label: string;
  /** Of a card of /home: it stands in the narrow column. */
  isSide?: boolean;
  Part: ComponentType<Record<string, never>>;
}

const Context = createContext<Record<string, FilledSlot[]>>({});
export const SlotsProvider = Context.Provider;
export const useSlot = (name: string): FilledSlot[] => useContext(Context)[name] ?? [];

/** One part of a place; failing or still loading, it does not hold up the others. */
export const SlotPart = ({ Part }: Pick<FilledSlot, 'Part'>) => (
  <ErrorBoundary quiet>
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </ErrorBoundary>
);

/** Shows what plugins put in a place of the shell. */
export const Slot = ({ name }: { name: string }) =>
  useSlot(name).map(({ id, Part }) => <SlotPart key={id} Part={Part} />);
