import { type LinkProps } from 'react-router';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface Props extends LinkProps, ButtonLook {
  icon?: IconName;
}

/** A link that looks like a button; addresses outside the site need `target` and `rel` as any link does. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={`${buttonClass({ variant, size, wide })} ${className ?? ''}`}>
      {icon && <Icon name={icon} size={size === 'small' ? 14 : 16} />}
      {children}
    </Link>
  );
}
