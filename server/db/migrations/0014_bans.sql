CREATE TABLE "bans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"player_id" integer NOT NULL,
	"competition_id" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"matches" integer,
	"decision" text,
	"reason_bg" text NOT NULL,
	"reason_en" text NOT NULL,
	"lifted_on" date,
	CONSTRAINT "bans_key_unique" UNIQUE("key"),
	CONSTRAINT "ban_has_one_end" CHECK (("bans"."ends_on" is null) <> ("bans"."matches" is null)),
	CONSTRAINT "ban_costs_matches" CHECK ("bans"."matches" between 1 and 99),
	CONSTRAINT "ban_ends_after_it_starts" CHECK ("bans"."ends_on" >= "bans"."starts_on" and "bans"."lifted_on" >= "bans"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "shares_with_id" integer;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "shares_yellows" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "latitude" numeric(8, 6);--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "longitude" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bans_player_id_index" ON "bans" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "bans_competition_id_index" ON "bans" USING btree ("competition_id");--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "competition_seasons_shares_with_id_competitions_id_fk" FOREIGN KEY ("shares_with_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "competition_shares_with_another" CHECK ("competition_seasons"."shares_with_id" <> "competition_seasons"."competition_id");--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "yellows_are_shared_with_somebody" CHECK ("competition_seasons"."shares_with_id" is not null or not "competition_seasons"."shares_yellows");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "place_on_the_map" CHECK (("places"."latitude" is null) = ("places"."longitude" is null));--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "place_on_the_globe" CHECK ("places"."latitude" between -90 and 90 and "places"."longitude" between -180 and 180);