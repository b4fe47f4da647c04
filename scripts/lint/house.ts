type Node = { type: string; [key: string]: unknown };
type Context = { report: (problem: { node: Node; message: string }) => void };

const UNGUARDED = 'A verb that takes Ctx<StaffActor> starts with requirePermission(ctx, …).';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node['name'] : undefined);

/** Returns true for a type that mentions StaffActor, as in Ctx<StaffActor> or Ctx<StaffActor | DealerActor>. */
function namesStaff(type: unknown): boolean {
  if (!isNode(type)) return false;
  if (type.type === 'TSTypeReference' && nameOf(type['typeName']) === 'StaffActor') return true;
  if (type.type === 'TSTypeReference') return namesStaff(type['typeArguments']);
  if (type.type === 'TSTypeParameterInstantiation') return nodesIn(type['params']).some(namesStaff);
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType') return nodesIn(type['types']).some(namesStaff);
  return type.type === 'TSTypeAnnotation' && namesStaff(type['typeAnnotation']);
}

function isGuarded(fn: Node, param: unknown): boolean {
  const { body } = fn;
  if (!isNode(body) || body.type !== 'BlockStatement') return false;
  const [first] = nodesIn(body['body']);
  if (first?.type !== 'ExpressionStatement' || !isNode(first['expression'])) return false;
  const call = first['expression'];
  const [passed] = nodesIn(call['arguments']);
  return (
    nameOf(call['callee']) === 'requirePermission' && nameOf(passed) !== undefined && nameOf(passed) === nameOf(param)
  );
}

function check(context: Context, fn: Node | undefined): void {
  const staff = nodesIn(fn?.['params']).find((param) => namesStaff(param['typeAnnotation']));
  if (fn && staff && !isGuarded(fn, staff)) context.report({ node: fn, message: UNGUARDED });
}

const functionsOf = (declaration: Node): (Node | undefined)[] =>
  declaration.type === 'VariableDeclaration'
    ? nodesIn(declaration['declarations']).map((one) => (isNode(one['init']) ? one['init'] : undefined))
    : [declaration];

/** An exported verb that takes a staff context starts with requirePermission. */
const staffVerbs = {
  create: (context: Context) => ({
    ExportNamedDeclaration({ declaration }: Node) {
      if (isNode(declaration)) for (const fn of functionsOf(declaration)) check(context, fn);
    },
  }),
};

const UNDECLARED = 'Routes are declared with route() of http/route.ts.';
const METHODS = new Set<unknown>(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'all', 'route']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Returns true for a call on `server` with a path and a handler, or with a handler property. */
function registersRoute(call: Node): boolean {
  const { callee } = call;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !METHODS.has(nameOf(callee['property']))) return false;
  const passed = nodesIn(call['arguments']);
  const [first, last] = [passed[0], passed.at(-1)];
  if (nameOf(callee['object']) === 'server') return true;
  if (passed.length > 1 && last !== undefined) return FUNCTIONS.has(last.type);
  return nodesIn(first?.['properties']).some((one) => nameOf(one['key']) === 'handler');
}

/** Routes use the helper, so that access, validation and description have one source. */
const declaredRoutes = {
  create: (context: Context) => ({
    CallExpression(call: Node) {
      if (registersRoute(call)) context.report({ node: call, message: UNDECLARED });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'staff-verbs': staffVerbs, 'declared-routes': declaredRoutes },
};
