import {
  Handshake,
  Inbox,
  MailCheck,
  MessageCircle,
  PhoneIncoming,
  ScrollText,
  Send,
  Settings,
  Store,
  Sun,
  Truck,
  UserPlus,
  UserSearch,
  Users,
} from 'lucide-react';
import type { Permission } from '#contract/permissions.ts';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import type { IconShape } from '#web/ui/icon.tsx';

export type DeskLink = {
  to: string;
  label: string;
  icon: IconShape;
  needs: Permission;
  /** Pressed after G. */
  key?: string;
};
type Group = { name: string; links: DeskLink[] };

const { groups: names } = frame;
const groups: Group[] = [
  {
    name: '',
    links: [{ to: '/admin', label: frame.myDay, icon: Sun, needs: 'files.read', key: 'm' }],
  },
  {
    name: names.files,
    links: [
      { to: '/admin/applications', label: frame.applications, icon: Inbox, needs: 'files.read', key: 'a' },
      { to: '/admin/deals', label: frame.allDeals, icon: Handshake, needs: 'files.read', key: 'd' },
      { to: '/admin/inquiries', label: frame.inquiries, icon: PhoneIncoming, needs: 'inquiries.work', key: 'q' },
      { to: '/admin/chats', label: frame.chats, icon: MessageCircle, needs: 'chats.read', key: 'c' },
    ],
  },
  {
    name: names.dealers,
    links: [
      { to: '/admin/dealers', label: frame.dealers, icon: Store, needs: 'files.read', key: 'e' },
      { to: '/admin/dealer-invites', label: frame.dealerInvites, icon: UserPlus, needs: 'dealers.invite', key: 'v' },
      {
        to: '/dealer/send-application',
        label: frame.applicationInvites,
        icon: Send,
        needs: 'invitations.send',
        key: 'i',
      },
    ],
  },
  {
    name: names.records,
    links: [
      { to: '/admin/notices', label: frame.notices, icon: MailCheck, needs: 'notices.read', key: 'n' },
      {
        to: '/admin/data-requests',
        label: frame.dataRequests,
        icon: UserSearch,
        needs: 'data-requests.manage',
        key: 'r',
      },
      { to: '/admin/audit', label: frame.audit, icon: ScrollText, needs: 'audit.read', key: 'l' },
    ],
  },
  {
    name: names.system,
    links: [
      { to: '/admin/outbox', label: frame.outbox, icon: Truck, needs: 'outbox.read', key: 'o' },
      { to: '/admin/people', label: frame.people, icon: Users, needs: 'people.read', key: 'p' },
      { to: '/admin/settings', label: frame.settings, icon: Settings, needs: 'settings.manage', key: 's' },
    ],
  },
];

/** The screens of the desk that this user may open, by group. Groups without a screen are left out. */
export const deskGroups = (user: SignedInUser): Group[] =>
  groups
    .map(({ name, links }) => ({ name, links: links.filter(({ needs }) => user.permissions.includes(needs)) }))
    .filter(({ links }) => links.length > 0);
