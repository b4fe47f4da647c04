import { Camera, Check, CircleDashed } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { layout as layoutEn } from '#copy/en/layout.ts';
import { home as es } from '#copy/es/home.ts';
import { layout as layoutEs } from '#copy/es/layout.ts';
import { documentsAddress } from '#web/addresses.ts';
import { ShowAll } from '../sections/show-all.tsx';

const layouts = { en: layoutEn, es: layoutEs };
const copies = { en: en.moves, es: es.moves };

/** Shows How It Works: who moves next and when, with pictures of the applicant's status page and document list. */
export function Moves({ lang }: { lang: Language }) {
  const copy = copies[lang];
  const { status, documents } = copy;
  return (
    <section className="section fold" aria-labelledby="how">
      <div className="section-inner">
        <h2 id="how">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ol className="turns">
          {copy.list.map(({ title, text, time, who }) => (
            <li key={title}>
              <span className="turns-time">{time}</span>
              <p className="turns-who">
                {who.map((one) => (
                  <span key={one} className={`turns-${one}`}>
                    {copy.who[one]}
                  </span>
                ))}
              </p>
              <h3>{title}</h3>
              <p className="more">{text}</p>
            </li>
          ))}
        </ol>
        <div className="pictures more">
          <figure className="picture">
            <div aria-hidden="true">
              <div className="picture-plate plate">
                <b>{status.title}</b>
                <span>{status.text}</span>
              </div>
              <ul className="picture-steps">
                {status.steps.map(({ name, note, when, state }) => (
                  <li key={name} className={`picture-${state}`}>
                    <span>
                      {name}
                      {note !== '' && <small>{note}</small>}
                    </span>
                    <span>{when}</span>
                  </li>
                ))}
              </ul>
            </div>
            <figcaption>{status.caption}</figcaption>
          </figure>
          <figure className="picture">
            <ul className="picture-documents" aria-hidden="true">
              {documents.list.map((name, n) => (
                <li key={name}>
                  {n === documents.missingAt ? (
                    <>
                      <CircleDashed className="picture-missing" size={20} strokeWidth={1.75} />
                      <b>{name}</b>
                      <span className="picture-add">
                        <Camera size={16} strokeWidth={1.75} /> {documents.add}
                      </span>
                    </>
                  ) : (
                    <>
                      <Check className="picture-ok" size={20} strokeWidth={1.75} />
                      <b>{name}</b>
                      <span className="picture-received">{documents.received}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
            <figcaption>
              {documents.caption} <a href={documentsAddress[lang]}>{layouts[lang].documents}</a>
            </figcaption>
          </figure>
        </div>
        <ShowAll name="all-pictures" label={copy.all} />
      </div>
    </section>
  );
}
