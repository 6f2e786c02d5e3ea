import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import { FormPage } from '../../../ui/page/form-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { rules } from '../../../ui/form/rules';
import { useCreateTicket, type TicketValues } from './use-create-ticket';
import { useSubject } from './use-subject';
import '../help/help.css';

/** Opens a ticket, with a subject preset by the page that led here (SHELL-2.1-16, SHELL-5-38, 5-39). */
export default function OpenTicket({ title }: { title?: string }) {
  const { t } = useTranslation('tickets');
  const [form] = Form.useForm<TicketValues>();
  const subject = useSubject();
  const create = useCreateTicket();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const created = useRef<number>(undefined);
  const typed = Form.useWatch([], form) as Partial<TicketValues> | undefined;
  const isEmpty = !typed?.subject?.trim() || !typed.message?.trim();
  return (
    <FormPage<TicketValues>
      title={title ?? t('open.title')}
      lead={
        <p className="soft ticket-links">
          {t('open.lead')} <RouteLink name="my-tickets">{t('list.title')}</RouteLink>
          {' · '}
          <RouteLink name="help-center">{t('faq.title')}</RouteLink>
        </p>
      }
      form={form}
      initial={{ subject }}
      submit={t('open.submit')}
      submitOff={isEmpty ? t('open.empty') : undefined}
      onSubmit={async (values) => (created.current = await create(values)) !== undefined}
      onDone={() => void navigate(pathOf('my-tickets:detail', { id: created.current! })!)}
    >
      <Form.Item name="subject" label={t('field.subject')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="message" label={t('field.message')} rules={[rules.required()]}>
        <Input.TextArea rows={8} maxLength={MAX_MESSAGE} showCount />
      </Form.Item>
    </FormPage>
  );
}
