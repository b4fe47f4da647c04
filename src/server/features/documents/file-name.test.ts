import { describe, expect, test } from 'vitest';
import { attachment, cleanFileName, extensionOf } from './file-name.ts';
import { suggestType } from './present.ts';

describe('file names', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['C:\\Users\\a\\Tax.PDF', 'Tax.pdf'],
    ['%2e%2e/%2e%2e/x.pdf', 'x.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['CON', '_CON'],
    ['con.pdf', '_con.pdf'],
    ['😀 recibo año.pdf', '😀 recibo año.pdf'],
    ['a.php;.jpg', 'a.php_.jpg'],
    ['a.pdf.exe', 'a.pdf.exe'],
    ['.htaccess', 'htaccess'],
    ['a"b\r\nSet-Cookie: x.pdf', 'a_bSet-Cookie_ x.pdf'],
    ['  spaced   out .pdf', 'spaced out.pdf'],
    ['...', 'document'],
    ['', 'document'],
    ['e\u0301.pdf', 'é.pdf'],
  ])('cleans %j to %j', (sent, clean) => {
    expect(cleanFileName(sent)).toBe(clean);
    expect(cleanFileName(clean)).toBe(clean);
  });

  test('shortens a name of 300,000 dots before the test times out', () => {
    // A backtracking pattern takes minutes.
    expect(cleanFileName(`a${'.'.repeat(300_000)}b.pdf`)).toBe(`a${'.'.repeat(149)}.pdf`);
  });

  test('shortens a long name before its extension', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(150)}.pdf`);
    expect([...cleanFileName(`${'😀'.repeat(300)}.jpeg`)]).toHaveLength(155);
    expect(cleanFileName('x'.repeat(1_000_000))).toHaveLength(150);
  });

  test.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['.pdf', ''],
    ['pdf', ''],
    ['a.', ''],
    ['a.p df', ''],
  ])('the extension of %j is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));

  test.each([
    ['statement.pdf', `attachment; filename="statement.pdf"; filename*=UTF-8''statement.pdf`],
    ['año (1).pdf', `attachment; filename="a_o (1).pdf"; filename*=UTF-8''a%C3%B1o%20%281%29.pdf`],
    ['a"b\\%.pdf', `attachment; filename="a_b__.pdf"; filename*=UTF-8''a%22b%5C%25.pdf`],
    ["it's*.pdf", `attachment; filename="it's*.pdf"; filename*=UTF-8''it%27s%2A.pdf`],
  ])('RFC 6266: offers %j as %s', (name, header) => expect(attachment(name)).toBe(header));
});

describe("trap 9: suggests a type for a customer's file by its name", () => {
  test.each([
    ['BoA_bank-statement_Sept.pdf', 'bank_statement'],
    ['Estado de Cuenta octubre.pdf', 'bank_statement'],
    ['2025 Form 1120S.pdf', 'tax_return'],
    ['Cotización 44.pdf', 'invoice'],
    ['PO 3391.pdf', 'purchase_order'],
    ['W-2.pdf', 'proof_of_income'],
    ['signed lease.docx', 'contract'],
    ['solicitud.pdf', 'credit_app'],
    ['IMG_0001.heic', null],
    ['port.pdf', null],
  ])('suggests for %s the type %s', (name, type) => expect(suggestType(name)).toBe(type));
});
