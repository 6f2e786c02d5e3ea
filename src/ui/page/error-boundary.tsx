import { Component, type ReactNode } from 'react';
import { FailureCard } from './failure-card';

interface Props {
  children: ReactNode;
  /** Shows nothing instead of the card: for small parts of a page. */
  quiet?: boolean;
  onError?: (error: unknown) => void;
  /** A change of this value shows the part again after a fault. */
  resetKey?: string;
}

/** Keeps a fault of one part from blanking the whole page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; of: string | undefined }> {
  override state = { failed: false, of: this.props.resetKey };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ resetKey }: Props, { of }: { of: string | undefined }) =>
    resetKey === of ? null : { failed: false, of: resetKey };
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet ? null : <FailureCard kind="crashed" />;
  }
}
