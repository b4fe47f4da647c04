import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { keyboard } from '#copy/portal/desk.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { isPlainKey, isTyping, MODIFIER } from '../hooks/shortcuts.ts';
import { deskGroups } from './desk-links.ts';
import type { KeyGroup } from './keyboard-help.tsx';

/** The time after G in which a second key leads to a screen. */
const LEAD_MS = 1500;
export const PALETTE_KEY = `${MODIFIER} K`;

/** The keys of the desk, with the screens that this user may open. */
export function deskKeys(user: SignedInUser): KeyGroup[] {
  const screens = deskGroups(user).flatMap(({ links }) => links);
  return [
    {
      title: keyboard.everywhere,
      rows: [
        { keys: [PALETTE_KEY], label: keyboard.palette },
        { keys: ['?'], label: keyboard.help },
        ...screens.flatMap(({ key, label }) =>
          key === undefined ? [] : [{ keys: ['G', key], label: keyboard.goTo(label) }],
        ),
      ],
    },
    ...keyboard.groups,
  ];
}

type Acts = { palette: () => void; shortcuts: () => void };

/** The keys of every screen. Ctrl K or Cmd K opens the palette, ? the list of keys, and G with a letter a screen. */
export function useDeskKeys(user: SignedInUser, acts: Acts): void {
  const navigate = useNavigate();
  const current = useRef({ user, acts });
  useEffect(() => {
    current.current = { user, acts };
  });
  useEffect(() => {
    let ledAt = -Infinity;
    const press = (event: KeyboardEvent): void => {
      if (document.querySelector(OVERLAYS)) return;
      const isLed = event.timeStamp - ledAt < LEAD_MS;
      if (!isModifier(event)) ledAt = -Infinity;
      if (isPaletteKey(event)) {
        event.preventDefault();
        current.current.acts.palette();
      } else if (isPlainKey(event) && isLed) {
        // Another key after G must not act on the screen.
        event.preventDefault();
        const links = deskGroups(current.current.user).flatMap((group) => group.links);
        const link = links.find(({ key }) => key === event.key.toLowerCase());
        if (link) void navigate(link.to);
      } else if (isPlainKey(event) && event.key === '?') {
        event.preventDefault();
        current.current.acts.shortcuts();
      } else if (isPlainKey(event) && event.key === 'g') ledAt = event.timeStamp;
    };
    // Before the letters of the screen.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [navigate]);
}

const isModifier = ({ key }: KeyboardEvent): boolean => key === 'Shift';
const isSearch = (at: EventTarget | null): boolean => at instanceof HTMLInputElement && at.type === 'search';
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  (!isTyping(event.target) || isSearch(event.target));
