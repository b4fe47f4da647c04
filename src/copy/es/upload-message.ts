import type { uploadMessage as en } from '#copy/en/upload-message.ts';

export const uploadMessage: typeof en = (p) => ({
  subject:
    p.machine === '' ? 'Documentos para financiar su equipo' : `Documentos para financiar su equipo: ${p.machine}`,
  body: [
    `Hola, ${p.name}:`,
    [
      p.machine === '' ? 'Para financiar su equipo' : `Para financiar su equipo (${p.machine})`,
      p.documents.length === 0
        ? ', envíenos sus documentos, por favor.'
        : `, envíenos estos documentos, por favor:\n${p.documents.map((one) => `- ${one}`).join('\n')}`,
    ].join(''),
    `Puede tomar fotos con su teléfono y enviarlas aquí, sin contraseña:\n${p.url}`,
    `El enlace funciona hasta el ${p.until}.`,
    [p.salesperson, p.dealership].filter((line) => line !== '').join('\n'),
  ].join('\n\n'),
});
