import type { ReactNode } from 'react';
import { OffLink } from '../../ui/off-link.tsx';
import { texts } from '../text.ts';
import { useAdminAddress } from './admin-address.ts';

interface AdminLinkProps {
  readonly path: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A page of the admin host, in a tab of its own (DSP-050); off, and why, where the site has none. */
export function AdminLink({ path, children, ...look }: AdminLinkProps) {
  const href = useAdminAddress()(path);
  if (href === null) {
    return (
      <OffLink {...look} reason={texts.noAdminHost}>
        {children}
      </OffLink>
    );
  }
  return (
    <a {...look} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
