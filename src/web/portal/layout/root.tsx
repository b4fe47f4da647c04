import { Outlet } from 'react-router';
import { useHashScroll } from '../hooks/use-hash-scroll.ts';

export function Root() {
  useHashScroll();
  return <Outlet />;
}
