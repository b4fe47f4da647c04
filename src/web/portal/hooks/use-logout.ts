import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiLogout } from '#web/client/sign-in.ts';

/** Ends the session of this browser and shows the sign-in. */
export function useLogout(): { leaving: boolean; leave: () => void } {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await apiLogout();
    await navigate('/dealer/login', { replace: true });
  };
  return { leaving, leave: () => void leave() };
}
