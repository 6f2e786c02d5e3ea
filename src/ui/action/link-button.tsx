import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

/** A button that leads to a page of the portal. It is a link, so that it also opens in a new tab. */
export function LinkButton({ to, ...rest }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...rest} href={href} onClick={follow} />;
}
