/** Shows the rest of a list on phones. Styles read the box, so the choice needs no script. */
export const ShowAll = ({ name, label }: { name: string; label: string }) => (
  <label className="show-all">
    <input type="checkbox" name={name} /> <span>{label}</span>
  </label>
);
