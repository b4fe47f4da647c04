const all = '/api/admin/inquiries';
export const inquiryPaths = {
  send: '/api/inquiries',
  list: all,
  one: (id: string) => `${all}/${id}`,
} as const;
export const estimatePath = '/api/estimates/email';
