import {
  Bell,
  Bug,
  CircleUser,
  Columns3,
  Download,
  FileText,
  Keyboard,
  ListChecks,
  LogOut,
  MessageCircleQuestionMark,
  NotebookPen,
  Settings,
  Stethoscope,
  Store,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { sectionNames } from '#contract/settings.ts';
import type { SignedInUser } from '#contract/sign-in.ts';
import { palette as words } from '#copy/portal/desk.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { frame } from '#copy/portal/frame.ts';
import { settings } from '#copy/portal/settings.ts';
import { setup } from '#copy/portal/setup.ts';
import { tableExport } from '#copy/portal/table-export.ts';
import { apiExportApplications } from '#web/client/admin.ts';
import { apiExportStaffDeals } from '#web/client/staff-deals.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { shortcutsOnScreen } from '../hooks/shortcuts.ts';
import { useLogout } from '../hooks/use-logout.ts';
import { useMedia } from '../hooks/use-media.ts';
import { useTableExport } from '../hooks/use-table-export.ts';
import { deskGroups } from './desk-links.ts';

export type Command = {
  id: string;
  group: string;
  label: string;
  note?: string;
  /** Other words that find it. */
  words?: string;
  keys?: string;
  icon: IconShape;
  act: () => void;
};

type Place = Pick<Command, 'label' | 'icon' | 'words'> & { to: string; needs: Permission };

/** Screens that no entry of the sidebar leads to directly. */
const places: readonly Place[] = [
  {
    to: '/admin/deals/board',
    label: words.places.board,
    words: words.synonyms.board,
    icon: Columns3,
    needs: 'files.read',
  },
  {
    to: '/admin/chats/unanswered',
    label: words.places.unanswered,
    icon: MessageCircleQuestionMark,
    needs: 'chats.read',
  },
  { to: '/admin/chats/entries', label: words.places.entries, icon: NotebookPen, needs: 'assistant.entries' },
  { to: '/admin/chats/entries/new', label: words.places.newEntry, icon: NotebookPen, needs: 'assistant.entries' },
  {
    to: '/admin/settings/setup',
    label: setup.title,
    words: words.synonyms.setup,
    icon: ListChecks,
    needs: 'settings.manage',
  },
  {
    to: '/admin/settings/doctor',
    label: doctor.title,
    words: words.synonyms.doctor,
    icon: Stethoscope,
    needs: 'settings.manage',
  },
  ...sectionNames.map((name) => ({
    to: `/admin/settings/${name}`,
    label: words.places.setting(settings.sections[name].title),
    words: settings.sections[name].text,
    icon: Settings,
    needs: 'settings.manage' as const,
  })),
  { to: '/dealer/dashboard', label: frame.dealerView, icon: Store, needs: 'deals.own' },
];

/** A device without a keyboard of its own: nothing offers its keys there. */
export const TOUCH = '(pointer: coarse)';

/** Returns the commands of the current screen, then all screens, the exports, and the own account. */
export function useFixedCommands(user: SignedInUser, onShortcuts: () => void): Command[] {
  const navigate = useNavigate();
  const { leave } = useLogout();
  const exports = useExports();
  const isTouch = useMedia(TOUCH);
  const { groups } = words;
  const may = (one: Permission): boolean => user.permissions.includes(one);
  // The controls of the screen as it was when the palette opened.
  const [here] = useState(shortcutsOnScreen);
  const to = (place: string) => (): void => void navigate(place);
  return [
    ...here.map(({ key, label, act }) => ({
      id: `here-${key}`,
      group: groups.here,
      label,
      keys: key,
      words: words.actionSynonyms[key] ?? '',
      icon: FileText,
      act,
    })),
    ...deskGroups(user).flatMap(({ links }) =>
      links.map(({ to: place, label, icon, key }) => ({
        id: idOf(place),
        group: groups.screens,
        label,
        icon,
        words: words.screenSynonyms[place] ?? '',
        ...(key !== undefined && { keys: `G ${key}` }),
        act: to(place),
      })),
    ),
    ...places
      .filter(({ needs }) => may(needs))
      .map(({ to: place, label, icon, words: others = '' }) => ({
        id: idOf(place),
        group: groups.screens,
        label,
        icon,
        words: others,
        act: to(place),
      })),
    ...(user.role === 'admin'
      ? [
          {
            id: 'debug',
            group: groups.screens,
            label: frame.debug,
            words: words.synonyms.debug,
            icon: Bug,
            act: to('/admin/salesforce-debug'),
          },
        ]
      : []),
    ...(may('files.export') ? exports : []),
    {
      id: 'account',
      group: groups.own,
      label: frame.account,
      words: words.synonyms.account,
      icon: CircleUser,
      act: to('/dealer/account'),
    },
    {
      id: 'notifications',
      group: groups.own,
      label: words.places.notifications,
      words: words.synonyms.notifications,
      icon: Bell,
      act: to('/dealer/notifications'),
    },
    ...(isTouch
      ? []
      : [
          {
            id: 'shortcuts',
            group: groups.own,
            label: frame.shortcuts,
            words: words.synonyms.shortcuts,
            keys: '?',
            icon: Keyboard,
            act: onShortcuts,
          },
        ]),
    { id: 'logout', group: groups.own, label: frame.logout, words: words.synonyms.logout, icon: LogOut, act: leave },
  ];
}

const idOf = (place: string): string => `to${place.replaceAll('/', '-')}`;

const allApplications = { q: '', status: '', due: '', assigned: '', outcome: '' } as const;
const allDeals = { q: '', status: '', assigned: '', outcome: '' } as const;

/** Saves the whole lists. The export of a filtered list is on its screen. */
function useExports(): Command[] {
  const { groups, places: labels } = words;
  const applications = useTableExport(
    'applications',
    () => apiExportApplications(allApplications),
    tableExport.applications,
  );
  const deals = useTableExport('deals', () => apiExportStaffDeals(allDeals), tableExport.deals);
  return [
    {
      id: 'export-applications',
      group: groups.export,
      label: labels.exportApplications,
      icon: Download,
      act: applications.exportAll,
    },
    { id: 'export-deals', group: groups.export, label: labels.exportDeals, icon: Download, act: deals.exportAll },
  ];
}
