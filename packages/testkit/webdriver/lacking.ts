// What a stand-in for a driver's object lacks fails by its name, instead of as something that is not a function.

export const lacking = <T extends object>(what: string, has: T): T =>
  new Proxy(has, {
    get: (target, name) => {
      // Whoever awaits or prints it asks for these.
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'toJSON')
        return Reflect.get(target, name);
      throw new Error(
        `${what} over WebDriver has no ${name}: packages/testkit/webdriver/ would have to learn it`,
      );
    },
  });
