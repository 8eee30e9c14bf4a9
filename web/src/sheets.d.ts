// Sheets of the games come as plain data: see `sheets` in vite.config.ts.
declare module "*.toml" {
  const sheet: Record<string, unknown>;
  export default sheet;
}
