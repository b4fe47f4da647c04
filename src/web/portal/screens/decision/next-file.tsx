import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, useState } from 'react';
import { type Location, useLocation, useNavigate, useOutletContext } from 'react-router';
import { desk } from '#copy/portal/decision-desk.ts';
import type { Decidable } from '#web/client/decisions.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeOfFile } from './asked-decision.ts';
import { filesIn, type ListedFile, listOf, mostUrgent } from './file-list.ts';

export type NextFile = { to: string; state: unknown; name: string };

/** What the list next to an open file gives to it. */
export type ListNearby = { files: readonly ListedFile[]; search: string; onMore: (() => void) | undefined };

export type FileSteps = {
  /** From 1; 0 if no list led here. */
  position: number;
  count: number;
  /** Loads more files of the list; undefined if all are loaded. */
  onMore: (() => void) | undefined;
  previous: NextFile | undefined;
  following: NextFile | undefined;
  /** Once the file is decided: the most urgent waiting file of the list. */
  next: NextFile | undefined;
  onDecided: () => void;
  open: (file: NextFile | undefined) => void;
};

/**
 * The place of a file in its list: the one whose link led here, else the list next to it. J and K open the files around
 * it. After the decision, J follows the button that leads on.
 */
export function useFileSteps(file: Decidable): FileSteps {
  const { state } = useLocation() as Location<unknown>;
  const nearby = useOutletContext<ListNearby | undefined>();
  const navigate = useNavigate();
  const [decided, setDecided] = useState<{ id: string; files: readonly ListedFile[] }>();
  const here = placeOfFile(file);
  const led = filesIn(state);
  const isLed = led.some(({ to }) => to === here);
  const decidedList = decided?.id === file.id ? decided.files : undefined;
  // The list in a link does not follow the decision.
  const files = isLed ? (decidedList ?? led) : (nearby?.files ?? []);
  const at = files.findIndex(({ to }) => to === here);
  const stepTo = (to: ListedFile | undefined): NextFile | undefined =>
    to && {
      to: to.to + ((isLed ? to.view : nearby?.search) ?? ''),
      name: to.name,
      state: isLed ? listOf(files) : null,
    };
  const next = stepTo(mostUrgent(decidedList ?? []));
  // The first one, where the file is not in the list.
  const following = stepTo(files[at + 1]);
  const onMore = isLed ? undefined : nearby?.onMore;
  const open = (to: NextFile | undefined): void => void (to && navigate(to.to, { state: to.state }));
  const previous = stepTo(files[at - 1]);
  useLetterKeys({
    j: () => {
      if (next ?? following) open(next ?? following);
      else onMore?.();
    },
    k: () => open(previous),
  });
  return {
    position: at + 1,
    count: files.length,
    onMore,
    previous,
    following,
    next,
    onDecided: () => {
      setDecided({ id: file.id, files: files.map((one) => (one.to === here ? { ...one, waits: false } : one)) });
    },
    open,
  };
}

/** The place in the list, with the files around it. */
export function FileStepper({ steps }: { steps: FileSteps }) {
  const { position, count, onMore, previous, following, open } = steps;
  if (position === 0) return null;
  return (
    <div className="file-steps" role="group" aria-label={desk.steps.name}>
      <span className="num">{desk.steps.position(position, count, onMore !== undefined)}</span>
      <IconButton
        icon={ChevronLeft}
        label={desk.steps.previous}
        shortcut="k"
        aria-disabled={previous === undefined}
        onClick={() => open(previous)}
      />
      <IconButton
        icon={ChevronRight}
        label={desk.steps.following}
        shortcut="j"
        aria-disabled={following === undefined && onMore === undefined}
        onClick={() => (following ? open(following) : onMore?.())}
      />
    </div>
  );
}

type Props = { next: NextFile; ours: boolean; ref: Ref<HTMLAnchorElement> };

/** After a decision: leads on through the list, as the main action. `ours`: on the blue banner. */
export const NextFileLink = ({ next: { to, state, name }, ours, ref }: Props) => (
  <Link
    button
    ref={ref}
    className="next-file"
    variant={ours ? 'white' : 'primary'}
    size="s"
    icon={ArrowRight}
    to={to}
    state={state}
  >
    <span>{desk.nextFile(name)}</span>
  </Link>
);
