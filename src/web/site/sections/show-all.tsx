type Props = {
  name?: string;
  label: string;
  /** The heading of its section, for screen readers. */
  of?: string;
};

/**
 * Shows on phones what has the class `more` in the same `fold`. Styles read the box, so the choice needs no script.
 * Markdown leaves the box out.
 */
export const ShowAll = ({ name, label, of }: Props) => (
  <label className="show-all" data-live="">
    <input type="checkbox" name={name} />{' '}
    <span>
      {label}
      {of !== undefined && <span className="sr-only">: {of}</span>}
    </span>
  </label>
);
