type Props = {
  name?: string;
  label: string;
  /** Replaces the label while everything is shown. */
  less?: string;
  /** The heading of its section, for screen readers. */
  of?: string;
};

/**
 * Shows on phones what has the class `more` in the same `fold`. Styles read the box, so the choice needs no script.
 * Markdown leaves the box out.
 */
export const ShowAll = ({ name, label, less, of }: Props) => (
  <label className="show-all" data-live="">
    <input type="checkbox" name={name} />{' '}
    <span className={less === undefined ? undefined : 'show-more'}>
      {label}
      {of !== undefined && <span className="sr-only">: {of}</span>}
    </span>
    {less !== undefined && <span className="show-less">{less}</span>}
  </label>
);
