# Что главная страница говорит об играх: названия и стороны, по которым зовут игроков без имени.

ice-title = I C E, второе издание
ice-tagline = Раскопки сквозь три слоя льда, до самого затерянного города. Ведите экспедицию, поднимайте наследие древних и отвечайте на запросы тех, кому оно нужно.
ice-value-guilds-navigators = Хранители дорог
ice-value-guilds-incandescents = Наследники пламени
ice-value-guilds-striders = Ледяные путники
ice-value-guilds-providers = Искусные добытчики
ice-value-guilds-cryoarchitects = Зодчие холода

ice1-title = I C E, первое издание
ice1-tagline = Пять слоёв льда, семь дней и сооружения на самом дне. Копайте, отправляйте находки домой, в Город, и отвечайте на запросы, пока не пришла зима.
ice1-value-guilds-alchemists = Алхимики

roam-title = Roam
roam-tagline = Разбудите спящих зимнего края. Ведите поиски по всему полю, забирайте целые территории, и пусть найденные ищут вместе с вами.
roam-value-colours-blue = синий
roam-value-colours-red = красный
roam-value-colours-green = зелёный
roam-value-colours-yellow = жёлтый

winter-title = Вечная зима
winter-tagline = Четыре поколения между льдом и затмением. Охотьтесь, заселяйте земли, возводите мегалиты и чтите умерших лучше других племён.
winter-value-tribes-wolf = Волк
winter-value-tribes-bison = Бизон
winter-value-tribes-lion = Лев
winter-value-tribes-bear = Медведь
