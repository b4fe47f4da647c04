import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const files = fs
  .globSync('**/*.ts', { cwd: import.meta.dirname })
  // Words that visitors type, without accents, for the assistant's search.
  .filter((file) => !file.endsWith('.test.ts') && file !== 'knowledge/words.ts')
  .sort();
/** The texts of a file: keys, imports, addresses and comments left out, and what is filled in at the time. */
const textsOf = (file: string): string[] => {
  const source = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const code = source.replace(/^import .*$/gm, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map((match) => (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}?/g, '…'))
    .filter((text) => !text.startsWith('/') && (/\s/.test(text) || /^\p{Lu}/u.test(text)));
};
const found = (pattern: RegExp, except: RegExp = /$^/): string[] =>
  files.flatMap((file) =>
    textsOf(file)
      .filter((text) => pattern.test(text) && !except.test(text))
      .map((text) => `${file}: ${text}`),
  );
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');

/** Fixed by the specification, word by word. */
const FIXED = /Por favor intenta de nuevo/;
/** Said in English on purpose: the way to the other language. */
const ENGLISH = 'Prefer English?';

describe('Spanish is written as Spanish', () => {
  test('questions and exclamations open and close', () => {
    const wrong = files.flatMap((file) =>
      textsOf(file).filter((text) => {
        if (text === ENGLISH) return false;
        const bare = text.replace(/\S*[/=]\?\S*|\?[a-z]+=\S*/g, '');
        return bare.split('¿').length !== bare.split('?').length || bare.split('¡').length !== bare.split('!').length;
      }),
    );
    expect(wrong.join('\n')).toBe('');
  });

  test('usted, never tú', () => {
    const forms =
      'tú|tu|tus|ti|contigo|te|tuy[oa]s?|eres|estás|tienes|puedes|quieres|necesitas|debes|sabes|haz|vas|solicitas|recibes|envías|obtienes|ahorras|pagas|llámanos|escríbenos|contáctanos|obtén|intenta|vosotros|vuestr[oa]s?|vos';
    expect(found(word(forms), FIXED).join('\n')).toBe('');
  });

  test('headings, links and buttons that address the reader use the imperative (docs/reference/spanish-terms.md)', () => {
    const infinitive =
      /^\p{Lu}\p{L}*[aei]r (?:[^.]* )?(?:sus?|mis?)(?!\p{L})[^.]*$|^(?:No )?\p{L}*[aei]rme(?<!Firme)(?!\p{L})[^.]*$/u;
    // Questions of the assistant are in the words of visitors.
    expect(
      found(infinitive)
        .filter((text) => !text.startsWith('knowledge/'))
        .join('\n'),
    ).toBe('');
  });

  test.each([
    [
      'words without their accent',
      'credito|creditos|numero|numeros|telefono|telefonos|pagina|paginas|informacion|direccion|aprobacion|construccion|cotizacion|identificacion|financiacion|solicitudes de credito|dias|mas de|tambien|asi|aqui|ademas|rapido|rapida|facil|maquina|maquinas|codigo|electronico|electronica|deposito|prestamo|prestamos|credito|camion|vehiculo|vehiculos|anos|ano|espanol|dueno|duenos|pequeno|manana|companias|compania|garantia|tecnologia|economico|linea|lineas|ultimo|ultimos|ultimas|minimo|maximo|minimos|valido|valida|unico|unica|titulo|articulo|publico|basico|despues|atras|segun|dificil|util|habil|habiles|periodico|calculos|sera|podra|estara|recibira|podriamos|despues|razon|opcion|seccion|sesion|version|conexion|revision|decision|ocasion|inversion|condicion|calificacion|verificacion|autorizacion|operacion|produccion|instalacion|depreciacion|deduccion|declaracion|recomendacion',
    ],
    [
      'words that are English in disguise (docs/reference/spanish-terms.md)',
      'aplicación de crédito|aplicar por|aplique|aplicante|rentar a propio|tasa de interes|email|e-mail|online',
    ],
  ])('%s', (_what, words) => {
    expect(found(word(words)).join('\n')).toBe('');
  });

  test('one name per thing (docs/reference/spanish-terms.md)', () => {
    const others =
      'tasa de porcentaje anual|costo financiero|titular(?:es)?|propietari[oa]s?|programa de distribuidores|de muestra|en desarrollo|nuestro (?:propio )?equipo';
    // Questions of the assistant are in the words of visitors.
    expect(
      found(word(others))
        .filter((text) => !/^knowledge\/.*¿/.test(text))
        .join('\n'),
    ).toBe('');
  });

  test('question words carry their accent inside of questions', () => {
    expect(
      found(/¿(?:que|como|cuando|donde|cuanto|cuanta|cuantos|cual|cuales|quien|por que)(?!\p{L})/iu).join('\n'),
    ).toBe('');
  });

  test('numbers stand as in the United States', () => {
    expect(found(/\$\d{1,3}\.\d{3}|\d\s%|\d,\d{1,2}%/).join('\n')).toBe('');
  });
});
