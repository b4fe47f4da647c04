/** Lists of the back office as files for a spreadsheet. */
export const tableExport = {
  button: 'Export CSV',
  busy: 'Exporting...',
  hint: 'Exports the filtered list as CSV. The audit log records the export.',
  tooMany: (wait: string) => `You have exported many lists. Please wait ${wait}.`,
  applications: {
    done: {
      title: 'Applications exported',
      description:
        'The file contains every application that matches the filters, without SSN, ITIN, EIN and birth dates.',
    },
    failed: { title: 'Couldn’t export the applications' },
  },
  deals: {
    done: {
      title: 'Deals exported',
      description: 'The file contains every deal that matches the filters, without SSN, EIN and birth dates.',
    },
    failed: { title: 'Couldn’t export the deals' },
  },
  notices: {
    done: { title: 'Notices exported', description: 'The file contains every notice that matches the filters.' },
    failed: { title: 'Couldn’t export the notices' },
  },
};
