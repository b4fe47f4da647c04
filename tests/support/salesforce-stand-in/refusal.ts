/** An error in Salesforce's format. Its message repeats the input, as Salesforce does. */
export class Refusal extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly fields: string[];
  constructor(status: number, errorCode: string, message: string, fields: string[] = []) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errorCode = errorCode;
    this.fields = fields;
  }
  get body(): object[] {
    return [{ message: this.message, errorCode: this.errorCode, fields: this.fields }];
  }
}
