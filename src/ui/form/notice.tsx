import { Alert } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import '../action/action-drawer.css';

interface Props {
  message: string;
  description?: ReactNode;
}

/** What went wrong with a form as a whole. Comes into view: the button that was pressed may be far from it. */
export function Notice({ message, description }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // void: some browsers answer a promise here, which React would take for a clean-up function
    void place.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <div ref={place} className="drawer-notice">
      <Alert type="error" showIcon role="alert" message={message} description={description} />
    </div>
  );
}
