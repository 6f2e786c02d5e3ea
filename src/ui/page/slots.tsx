import { createContext, Suspense, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';

export interface FilledSlot {
  /** Unique among all parts. */
  id: string;
  /** As its manifest calls it. */
  name: string;
  /** What it is called where the place lists its parts; '' where it has no name. */
  label: string;
  Part: ComponentType<Record<string, never>>;
}

const Context = createContext<Record<string, FilledSlot[]>>({});
export const SlotsProvider = Context.Provider;
export const useSlot = (name: string): FilledSlot[] => useContext(Context)[name] ?? [];

/** Shows what plugins put in a place of the shell; a part that fails or is still loading does not hold up the others. */
export function Slot({ name }: { name: string }) {
  return useSlot(name).map(({ id, Part }) => (
    <ErrorBoundary key={id} quiet>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  ));
}
