import { Link } from '#web/ui/link.tsx';

const PATH = /(\/admin(?:\/[\w-]+)+)/;

/** Text of the server in which an address of the desk is a link. */
export const PathText = ({ children }: { children: string }) =>
  children.split(PATH).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
      <Link key={at} to={part}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
