// What a browser below the floor is told, in the language of any browser: a newer one would not be read there.
// `floor.js` has asked for what came with Safari 16.4, Chrome 111 and Firefox 119.
(function () {
  var said = [
    [
      'ru',
      'Браузер устарел',
      'Omerta в нём не откроется. Обновите систему телефона или браузер: нужен Safari (iOS) 16.4, Chrome 111, Firefox 140 или новее. Игры на этом устройстве останутся на месте.',
    ],
    [
      'en',
      'This browser is too old',
      'Omerta cannot open in it. Update the phone or the browser: you need Safari (iOS) 16.4, Chrome 111, Firefox 140 or newer. Games on this device stay where they are.',
    ],
  ];
  var main = document.createElement('main');
  main.className = 'page';
  main.id = 'too-old';
  for (var i = 0; i < said.length; i++) {
    var title = document.createElement(i === 0 ? 'h1' : 'h2');
    var text = document.createElement('p');
    title.lang = text.lang = said[i][0];
    title.textContent = said[i][1];
    text.textContent = said[i][2];
    main.appendChild(title);
    main.appendChild(text);
  }
  // Where the program begins there is nothing left for it to begin in.
  var app = document.getElementById('app');
  app.parentNode.replaceChild(main, app);
})();
