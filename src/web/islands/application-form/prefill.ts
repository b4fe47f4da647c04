import { businessTypes, equipmentConditions } from '#contract/application-choices.ts';
import { type FieldName, isFieldName } from './values.ts';

/** Only the signer enters a signature. */
const neverPrefilled: readonly FieldName[] = ['primarySignature', 'secondarySignature'];
const choices: Partial<Record<FieldName, readonly string[]>> = {
  businessType: businessTypes,
  equipmentCondition: equipmentConditions,
};

/**
 * Every non-empty value of an invitation's prefillData, which comes as an object or as its JSON text.
 * @throws SyntaxError or TypeError when it is neither
 */
export function prefillValues(prefillData: unknown): Partial<Record<FieldName, string>> {
  const data = readObject(prefillData);
  const values: Partial<Record<FieldName, string>> = {};
  for (const [name, value] of Object.entries(data)) {
    if (!isFieldName(name) || neverPrefilled.includes(name)) continue;
    const text = plainText(value);
    if (text !== '' && (choices[name]?.includes(text) ?? true)) values[name] = text;
  }
  return values;
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

function readObject(prefillData: unknown): object {
  if (prefillData === undefined || prefillData === null || prefillData === '') return {};
  const data: unknown = typeof prefillData === 'string' ? JSON.parse(prefillData) : prefillData;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('prefillData is no object');
  return data;
}
