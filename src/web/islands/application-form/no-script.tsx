import { useWords } from './words.ts';

export function NoScript() {
  const { copy, brand } = useWords();
  return (
    <noscript>
      <div className="apply-no-script">
        <p>
          <strong>{copy.noScript.title}</strong>
        </p>
        <p>
          {copy.noScript.text} <a href={`tel:${brand.phones.main.dial}`}>{brand.phones.main.display}</a> · {brand.hours}
        </p>
      </div>
    </noscript>
  );
}
