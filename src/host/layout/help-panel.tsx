import { QuestionCircleOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../data/session';
import { RoutingProvider } from '../../ui/page/routing';
import { Slot, useSlot } from '../../ui/page/slots';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { whyClosed } from '../closed-pages';
import { table } from '../table';
import { useDisclosure } from './use-disclosure';

/** Help and suggestions: the cards that areas bring (SHELL-2.4-1); without cards there is no button. Going to another page closes it. */
export function HelpPanel() {
  const { pathname } = useLocation();
  return useSlot('help').length > 0 && <Panel key={pathname} />;
}

/** A button of the header; on a phone, where the header has no room, a line of the profile menu with the cards under it. */
function Panel() {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const disclosure = useDisclosure();
  const { session } = useSession();
  // the cards stand outside the pages' own routing, but their links use the same route names
  const routing = useMemo(
    () => ({
      pathOf: table.pathOf,
      destinationOf: table.destinationOf,
      whyClosed: whyClosed(session),
      crumbs: [],
      parent: undefined,
    }),
    [session],
  );
  const label = t('header.help');
  return (
    <div className="pop-anchor" ref={disclosure.box}>
      <button
        type="button"
        className={phone ? undefined : 'icon-button'}
        {...disclosure.button}
        {...(phone ? {} : { 'aria-label': label, title: label })}
      >
        <QuestionCircleOutlined /> {phone && label}
      </button>
      <div
        className={phone ? 'help-cards' : 'pop help-pop help-cards'}
        role="group"
        aria-label={label}
        {...disclosure.panel}
        hidden={!disclosure.open}
      >
        {disclosure.isNear && (
          <RoutingProvider value={routing}>
            <Slot name="help" />
          </RoutingProvider>
        )}
      </div>
    </div>
  );
}
