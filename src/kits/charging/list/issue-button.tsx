import { PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';

/** Leads from a list to a new charge of its kind; without a method, to the kind that issuing begins with. */
export function IssueButton({ method, children }: { method?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const path = usePathOf()('receive:new-emit')!;
  return (
    <PermissionButton
      type="primary"
      icon={<PlusOutlined />}
      permission="receive:do-charge"
      onClick={() => void navigate(method ? `${path}?billingMethod=${method}` : path)}
    >
      {children}
    </PermissionButton>
  );
}
