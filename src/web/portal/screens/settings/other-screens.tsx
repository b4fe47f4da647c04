import { settings } from '#copy/portal/settings.ts';
import { Link } from '#web/ui/link.tsx';

const { others: words } = settings;
const paths = { setup: '/admin/settings/setup', doctor: '/admin/settings/doctor' };

/** What the other screens about this installation are for. The back link leads to the settings. */
export const OtherScreens = ({ names }: { names: readonly (keyof typeof paths)[] }) => (
  <p className="settings-others">
    {names.map((name) => (
      <span key={name}>
        <Link to={paths[name]}>{words[name].link}</Link> {words[name].does}{' '}
      </span>
    ))}
  </p>
);
