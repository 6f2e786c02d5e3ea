import type { IconComponentProps } from '@ant-design/icons/es/components/AntdIcon';
import Context from '@ant-design/icons/es/components/Context';
import IconBase from '@ant-design/icons/es/components/IconBase';
import { useContext, type RefAttributes } from 'react';

type Props = Omit<IconComponentProps, 'twoToneColor'> & RefAttributes<HTMLSpanElement>;

/**
 * What every icon is drawn by, antd's own included (tools/decorative-icons.ts): as the library's AntdIcon, but hidden from those who hear
 * the page unless it was given a name. AntdIcon names each in English, and 'Início' beside its icon would be heard as 'home Início'.
 */
export default function DecorativeIcon({ icon, className, spin, rotate, ...rest }: Props) {
  const { prefixCls = 'anticon', rootClassName } = useContext(Context);
  const turns = spin || icon.name === 'loading';
  const classes = [rootClassName, prefixCls, `${prefixCls}-${icon.name}`, turns && `${prefixCls}-spin`, className];
  return (
    <span
      {...(rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })}
      {...(rest.onClick ? { tabIndex: -1 } : {})}
      {...rest}
      className={classes.filter(Boolean).join(' ')}
    >
      <IconBase icon={icon} {...(rotate ? { style: { transform: `rotate(${rotate}deg)` } } : {})} />
    </span>
  );
}
