/** Three figures in a strip under the hero. */
export const Stats = ({ list }: { list: readonly { figure: string; label: string }[] }) => (
  <ul className="stats">
    {list.map(({ figure, label }) => (
      <li key={figure}>
        <span className="stats-figure">{figure}</span>
        <span className="stats-label">{label}</span>
      </li>
    ))}
  </ul>
);
