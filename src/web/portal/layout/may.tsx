import type { ReactNode } from 'react';
import type { Permission } from '#contract/permissions.ts';
import { useMay } from '#web/client/session.ts';

/** Shows its children to users with the permission only. The server refuses the others in any case. */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) && children;
