import type { ReactNode } from 'react';
import { PortalMark } from '#web/portal/layout/portal-mark.tsx';
import './sign-in.css';

export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in">
      <header className="sign-in-head">
        <a href="/" className="portal-home">
          <PortalMark />
        </a>
      </header>
      <main className="sign-in-main">{children}</main>
    </div>
  );
}
