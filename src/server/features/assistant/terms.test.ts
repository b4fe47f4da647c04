import { describe, expect, test } from 'vitest';
import { specifiedPricing } from '#finance/specified-pricing.ts';
import { readTerms } from './terms.ts';

describe('readTerms', () => {
  test.each<[string, number, number | undefined, string | undefined]>([
    ['payment on an $80k excavator over 60 months with good credit', 80_000, 60, 'good'],
    ['$1.2 million for 5 years, 730 fico', 1_200_000, 60, 'premium'],
    ['eighty five thousand skid steer 3 yrs 710 score', 85_000, 36, 'excellent'],
    ['2019 loader with 4,000 hours for 135k, score 640', 135_000, undefined, 'fair'],
    ['my machine is 5 years old, 90 grand', 90_000, undefined, undefined],
    ['80 mil a 60 meses', 80_000, 60, undefined],
    ['medio millón a cinco años, crédito excelente', 500_000, 60, 'excellent'],
    ['85 mil 500 a 48 meses', 85_500, 48, undefined],
    ['ciento veinte mil dólares, puntaje 610', 120_000, undefined, 'building'],
    ['equipo de construcción de 90 mil con buen crédito', 90_000, undefined, 'good'],
    ['$110.000 a 3 años y medio', 110_000, 42, undefined],
    ['para un constructor veinte mil dolares a 48 meses', 20_000, 48, undefined],
  ])('%s', (question, dollars, months, tier) => {
    const { terms } = readTerms(question, specifiedPricing);
    expect(terms.valueCents).toBe(dollars * 100);
    expect(terms.months).toBe(months);
    expect(terms.tier).toBe(tier);
  });

  test.each<[string, object]>([
    ['95,000 truck, I can put 15k down', { valueCents: 95_000_00, downCents: 15_000_00 }],
    ['una de 65 mil con 10 mil de enganche', { valueCents: 65_000_00, downCents: 10_000_00 }],
    ['100k with 20% down', { valueCents: 100_000_00, downBps: 2000 }],
    ['200 mil con 25 por ciento de entrada', { valueCents: 200_000_00, downBps: 2500 }],
  ])('%s', (question, found) => {
    expect(readTerms(question, specifiedPricing).terms).toMatchObject(found);
  });
});
